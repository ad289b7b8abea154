-- What is read from other sites: sources, runs, their items and the review queue; where a recipe or a pizzeria comes from.
CREATE TABLE "import_documents" (
	"url" text PRIMARY KEY NOT NULL,
	"etag" text,
	"last_modified" text,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"source_url" text NOT NULL,
	"source_id" integer,
	"state" text DEFAULT 'pending' NOT NULL,
	"name" text NOT NULL,
	"found" jsonb NOT NULL,
	"found_hash" text NOT NULL,
	"previous" jsonb,
	"draft" jsonb NOT NULL,
	"is_edited" boolean DEFAULT false NOT NULL,
	"duplicate_of" integer,
	"duplicate_score" real,
	"target_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	CONSTRAINT "import_entries_kind_key_unique" UNIQUE("kind","key"),
	CONSTRAINT "import_entries_state_check" CHECK ("import_entries"."state" in ('pending', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "import_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_items" (
	"run_id" integer NOT NULL,
	"url" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "import_items_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_id" integer,
	"role" text NOT NULL,
	"depth" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"message" text,
	CONSTRAINT "import_items_run_id_url_pk" PRIMARY KEY("run_id","url")
);
--> statement-breakpoint
CREATE TABLE "import_robots" (
	"origin" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"rules" text NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"trigger" text NOT NULL,
	"started_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"lease_holder" text,
	"lease_until" timestamp with time zone,
	"message" text,
	CONSTRAINT "import_runs_state_check" CHECK ("import_runs"."state" in ('waiting', 'running', 'done', 'failed', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "import_sources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"url" text NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_sources_kind_url_unique" UNIQUE("kind","url"),
	CONSTRAINT "import_sources_kind_check" CHECK ("import_sources"."kind" in ('recipe', 'pizzeria')),
	CONSTRAINT "import_sources_type_check" CHECK ("import_sources"."type" in ('site', 'sitemap', 'feed', 'page'))
);
--> statement-breakpoint
ALTER TABLE "pizzerias" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "source_name" text;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "source_author" text;--> statement-breakpoint
ALTER TABLE "import_entries" ADD CONSTRAINT "import_entries_source_id_import_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_entries" ADD CONSTRAINT "import_entries_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_source_id_import_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_entries_state_index" ON "import_entries" USING btree ("state","kind","id");--> statement-breakpoint
CREATE INDEX "import_items_waiting_index" ON "import_items" USING btree ("run_id","position") WHERE "import_items"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "import_runs_one_running" ON "import_runs" USING btree ("state") WHERE "import_runs"."state" = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "import_runs_one_active" ON "import_runs" USING btree ("kind") WHERE "import_runs"."state" in ('waiting', 'running');