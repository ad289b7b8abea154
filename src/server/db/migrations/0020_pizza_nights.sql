CREATE TABLE "pizza_night_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pizza_night_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pizza_night_id" integer NOT NULL,
	"key_hash" text NOT NULL,
	"guest" jsonb NOT NULL,
	"consented_at" timestamp with time zone,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "pizza_night_answers_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "pizza_night_guests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pizza_night_guests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"guest" jsonb NOT NULL,
	"consented_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pizza_nights" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pizza_nights_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"bake_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"guests" smallint NOT NULL,
	"draft" jsonb NOT NULL,
	"planned_at" timestamp with time zone,
	"plan" jsonb,
	"menu" jsonb NOT NULL,
	"invite_token" text,
	"menu_token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "pizza_nights_invite_token_unique" UNIQUE("invite_token"),
	CONSTRAINT "pizza_nights_menu_token_unique" UNIQUE("menu_token")
);
--> statement-breakpoint
ALTER TABLE "pizza_night_answers" ADD CONSTRAINT "pizza_night_answers_pizza_night_id_pizza_nights_id_fk" FOREIGN KEY ("pizza_night_id") REFERENCES "public"."pizza_nights"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pizza_night_guests" ADD CONSTRAINT "pizza_night_guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pizza_nights" ADD CONSTRAINT "pizza_nights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pizza_night_answers_pizza_night_id_index" ON "pizza_night_answers" USING btree ("pizza_night_id");--> statement-breakpoint
CREATE INDEX "pizza_night_guests_user_id_index" ON "pizza_night_guests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pizza_nights_user_id_index" ON "pizza_nights" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pizza_nights_bake_at_index" ON "pizza_nights" USING btree ("bake_at");--> statement-breakpoint
CREATE INDEX "pizza_nights_deleted_at_index" ON "pizza_nights" USING btree ("deleted_at");