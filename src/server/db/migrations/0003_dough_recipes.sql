CREATE TABLE "dough_recipes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dough_recipes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"visitor_hash" text,
	"recipe" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dough_recipes_owner_check" CHECK (num_nonnulls("dough_recipes"."user_id", "dough_recipes"."visitor_hash") = 1)
);
--> statement-breakpoint
ALTER TABLE "dough_recipes" ADD CONSTRAINT "dough_recipes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dough_recipes_user_id_index" ON "dough_recipes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "dough_recipes_visitor_index" ON "dough_recipes" USING btree ("visitor_hash");--> statement-breakpoint
CREATE INDEX "dough_recipes_old_visitors_index" ON "dough_recipes" USING btree ("created_at") WHERE "dough_recipes"."visitor_hash" is not null;