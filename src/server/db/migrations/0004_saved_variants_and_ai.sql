CREATE TABLE "saved_variants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"recipe_id" integer,
	"recipe_name" text NOT NULL,
	"variant_type" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_answers" (
	"recipe_id" integer NOT NULL,
	"version" text NOT NULL,
	"wish" text NOT NULL,
	"model" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_answers_recipe_id_wish_model_pk" PRIMARY KEY("recipe_id","wish","model")
);
--> statement-breakpoint
CREATE TABLE "ai_usage" (
	"day" date PRIMARY KEY NOT NULL,
	"requests" integer NOT NULL,
	"tokens" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_variants" ADD CONSTRAINT "saved_variants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_variants" ADD CONSTRAINT "saved_variants_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_answers" ADD CONSTRAINT "ai_answers_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_variants_user_id_index" ON "saved_variants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "saved_variants_recipe_id_index" ON "saved_variants" USING btree ("recipe_id");