-- Entries of the review queue are compared with each other: the one that an entry repeats, and an index to find it by name.
ALTER TABLE "import_entries" ADD COLUMN "duplicate_entry" integer;--> statement-breakpoint
CREATE INDEX "import_entries_name_trigram_index" ON "import_entries" USING gin (public.run_together("name") gin_trgm_ops);