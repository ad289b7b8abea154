-- A run of one source, from the command line, does not stand for one of all sources: that waits for its turn.
ALTER TABLE "import_runs" ADD COLUMN "is_one_source" boolean DEFAULT false NOT NULL;--> statement-breakpoint
DROP INDEX "import_runs_one_active";--> statement-breakpoint
CREATE UNIQUE INDEX "import_runs_one_active" ON "import_runs" USING btree ("kind","is_one_source") WHERE "import_runs"."state" in ('waiting', 'running');
