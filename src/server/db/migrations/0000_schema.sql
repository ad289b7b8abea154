-- Drafted by drizzle-kit from the files of schema*.ts. What stands before the tables (generated columns call it) and behind
-- them (the version of the catalogue) is written by hand.
-- Everything names its schema, because generated columns and restored dumps run with an empty search_path.
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch WITH SCHEMA public;
--> statement-breakpoint
-- unaccent() is only STABLE because its dictionary can change; ours is named and never does.
CREATE FUNCTION public.f_unaccent(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT public.unaccent('public.unaccent'::regdictionary, value) $$;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION public.italiano (COPY = pg_catalog.italian);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION public.italiano
  ALTER MAPPING FOR hword, hword_part, word WITH public.unaccent, pg_catalog.italian_stem;
--> statement-breakpoint
-- One way of writing for each thing: without accents and capitals, and
--   d'aglio                      without elided articles and prepositions
--   li.co.li., fiordilatte       spellings of one ingredient; alici and pasta madre: its other name
--   4 stagioni                   numbers that are part of a name
--   olio extravergine d'oliva    is an oil: who looks for olives does not want every recipe with it
--   tuorli, albumi               are eggs too: who looks for eggs, or wants none, means them
CREATE FUNCTION public.search_spelling(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      regexp_replace(regexp_replace(regexp_replace(
      lower(public.f_unaccent(value)),
      '\m(d|l|un|all|dall|dell|nell|sull|quest|quell)[''’`]', ' ', 'g'),
      '\mli\.co\.li\M\.?', 'licoli', 'g'),
      '\mfiordilatte\M', 'fior di latte', 'g'),
      '\malic[ei]\M', 'acciuga', 'g'),
      '\mpasta madre\M', 'lievito madre', 'g'),
      '\m4 (?=stag|form)', 'quattro ', 'g'),
      '\molio evo\M', 'olio extravergine doliva', 'g'),
      '\m(olio|vergine|extravergine)\s+(di\s+)?oliva\M', '\1 doliva', 'g'),
      '\m(tuorl|album)[oi]\M', '\1o uovo', 'g')
  $$;
--> statement-breakpoint
-- What the Snowball stemmer leaves apart is joined here, in recipes and in queries alike:
--   fichi/fico, sughi/sugo       plurals that keep the hard sound (radicchi, zucche need no help)
--   napoletano/napoletana        it takes -ano for a verb ending and cuts deeper
--   marinare/marinara            it takes -are for an infinitive
CREATE FUNCTION public.search_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT regexp_replace(regexp_replace(regexp_replace(
      public.search_spelling(value),
      '([abd-z])([cg])h[ie]\M', '\1\2o', 'g'),
      '\m(american|campan|emilian|italian|lucan|marchigian|napoletan|ortolan|padovan|roman|sicilian|toscan|valdostan|vegan|vegetarian|venezian)[oie]\M', '\1a', 'g'),
      '\m(marinar|montanar)[oie]\M', '\1a', 'g')
  $$;
--> statement-breakpoint
-- Letters and digits alone, so that "quattrostagioni" is in "Pizza Quattro Stagioni".
CREATE FUNCTION public.run_together(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT regexp_replace(lower(public.f_unaccent(value)), '[^a-z0-9]+', '', 'g') $$;
--> statement-breakpoint
CREATE FUNCTION public.recipe_name_tsv(name text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT setweight(to_tsvector('public.italiano'::regconfig, public.search_fold(name)), 'A') $$;
--> statement-breakpoint
CREATE FUNCTION public.joined_lines(lines text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT array_to_string(lines, E'\n') $$;
--> statement-breakpoint
CREATE FUNCTION public.recipe_tsv(
  name text, ingredients text[], category text, description text, instructions text,
  is_vegan boolean, is_gluten_free boolean
) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT public.recipe_name_tsv(name)
      || setweight(to_tsvector('public.italiano'::regconfig, public.search_fold(public.joined_lines(ingredients))), 'B')
      || setweight(to_tsvector('public.italiano'::regconfig, public.search_fold(
           category || E'\n' || description
           || CASE WHEN is_vegan THEN E'\nvegana' ELSE '' END
           || CASE WHEN is_gluten_free THEN E'\nsenza glutine' ELSE '' END)), 'C')
      || setweight(to_tsvector('public.italiano'::regconfig, public.search_fold(instructions)), 'D')
  $$;
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"recent_changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "catalogue_version_one_row" CHECK ("catalogue_version"."only")
);
--> statement-breakpoint
CREATE TABLE "facet_groups" (
	"facets" bit(64) PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "glossary_terms" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "glossary_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10000 CACHE 1),
	"term" text NOT NULL,
	"definition" text NOT NULL,
	"related" text[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscribers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribe_hash" text,
	CONSTRAINT "newsletter_subscribers_unsubscribe_hash_unique" UNIQUE("unsubscribe_hash")
);
--> statement-breakpoint
CREATE TABLE "pizzerias" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "pizzerias_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10000 CACHE 1),
	"name" text NOT NULL,
	"city" text NOT NULL,
	"region" text NOT NULL,
	"address" text NOT NULL,
	"founded_year" integer,
	"known_for" text NOT NULL,
	"source_url" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "recipes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10000 CACHE 1),
	"name" text NOT NULL,
	"description" text NOT NULL,
	"why" text,
	"category" text NOT NULL,
	"difficulty" text NOT NULL,
	"image_url" text NOT NULL,
	"active_time" integer NOT NULL,
	"rest_time" integer NOT NULL,
	"bake_time" integer NOT NULL,
	"preparation_time" integer NOT NULL,
	"servings" integer NOT NULL,
	"servings_unit" text NOT NULL,
	"dough" jsonb,
	"groups" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"ingredients" text[] NOT NULL,
	"instructions" text NOT NULL,
	"reading" jsonb,
	"facets" bit(64),
	"is_vegan" boolean NOT NULL,
	"is_gluten_free" boolean NOT NULL,
	"youtube_video_id" text,
	"source_url" text,
	"source_name" text,
	"source_author" text,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT now(),
	"deleted_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"name_normalised" text GENERATED ALWAYS AS (public.run_together(name)) STORED,
	"name_tsv" "tsvector" GENERATED ALWAYS AS (public.recipe_name_tsv(name)) STORED,
	"tsv" "tsvector" GENERATED ALWAYS AS (public.recipe_tsv(name, ingredients, category, description, instructions, is_vegan, is_gluten_free)) STORED,
	CONSTRAINT "recipes_category_check" CHECK ("recipes"."category" in ('Napoletana', 'Romana', 'Siciliana', 'Classica', 'Gourmet', 'Vegana', 'Senza Glutine', 'Teglia', 'Focaccia', 'Fritta', 'Calzone', 'Dolce')),
	CONSTRAINT "recipes_difficulty_check" CHECK ("recipes"."difficulty" in ('facile', 'media', 'difficile')),
	CONSTRAINT "recipes_times_check" CHECK ("recipes"."active_time" >= 0 and "recipes"."rest_time" >= 0 and "recipes"."bake_time" >= 0 and "recipes"."preparation_time" >= 0),
	CONSTRAINT "recipes_published_check" CHECK (not "recipes"."published" or ("recipes"."published_at" is not null and "recipes"."deleted_at" is null)),
	CONSTRAINT "recipes_servings_check" CHECK ("recipes"."servings" >= 1),
	CONSTRAINT "recipes_rating_check" CHECK ("recipes"."rating_count" >= 0 and "recipes"."rating_sum" between "recipes"."rating_count" and 5 * "recipes"."rating_count")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seeded_content" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "seeded_content_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "shop_products" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "shop_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10000 CACHE 1),
	"title" text NOT NULL,
	"description" text NOT NULL,
	"image_url" text NOT NULL,
	"amazon_url" text NOT NULL,
	"category" text NOT NULL,
	"price_cents" integer,
	"original_price_cents" integer,
	"original_price_since" date,
	"rating_tenths" integer,
	"review_count" integer DEFAULT 0 NOT NULL,
	"is_prime" boolean DEFAULT false NOT NULL,
	"brand" text,
	"tags" text[] NOT NULL,
	"related_pizza_styles" text[] NOT NULL,
	"position" integer NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "shop_products_category_check" CHECK ("shop_products"."category" in ('forni', 'accessori', 'ingredienti', 'strumenti', 'libri')),
	CONSTRAINT "shop_products_prices_check" CHECK ("shop_products"."price_cents" >= 0 and "shop_products"."original_price_cents" >= 0),
	CONSTRAINT "shop_products_rating_check" CHECK ("shop_products"."rating_tenths" between 0 and 50 and "shop_products"."review_count" >= 0),
	CONSTRAINT "shop_products_link_check" CHECK (starts_with("shop_products"."amazon_url", 'https://'))
);
--> statement-breakpoint
CREATE TABLE "email_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "email_tokens_purpose_check" CHECK ("email_tokens"."purpose" in ('verify', 'reset'))
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"holder_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_purpose_check" CHECK ("passkey_challenges"."purpose" in ('add', 'login'))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"device" text,
	"second_factor_at" timestamp with time zone,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "totp_factors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"is_admin" boolean DEFAULT false NOT NULL,
	"disabled_at" timestamp with time zone,
	"oven" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_key_unique" UNIQUE("username_key")
);
--> statement-breakpoint
CREATE TABLE "waiting_letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"new_email" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lease_holder" text,
	"lease_until" timestamp with time zone,
	CONSTRAINT "waiting_letters_kind_check" CHECK ("waiting_letters"."kind" in ('verification', 'reset', 'address_changed', 'password_changed', 'passkey_added', 'passkey_removed', 'totp_added', 'totp_removed', 'factors_removed'))
);
--> statement-breakpoint
CREATE TABLE "collection_recipes" (
	"user_id" integer NOT NULL,
	"collection_id" text NOT NULL,
	"recipe_id" integer NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "collection_recipes_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_recipes_user_id_collection_id_recipe_id_pk" PRIMARY KEY("user_id","collection_id","recipe_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"user_id" integer NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "dough_recipes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dough_recipes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"visitor_hash" text,
	"recipe" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dough_recipes_owner_check" CHECK (num_nonnulls("dough_recipes"."user_id", "dough_recipes"."visitor_hash") = 1)
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ratings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"recipe_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ratings_user_recipe_unique" UNIQUE("user_id","recipe_id"),
	CONSTRAINT "ratings_rating_check" CHECK ("ratings"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "recipe_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recipe_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"recipe_id" integer NOT NULL,
	"text" text NOT NULL,
	"cooked_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" integer,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "picture_files" (
	"picture" text NOT NULL,
	"file" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_files_picture_file_pk" PRIMARY KEY("picture","file")
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
	"duplicate_entry" integer,
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
	"is_one_source" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "newsletter_confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subscriber_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"issue_id" integer NOT NULL,
	"subscriber_id" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"holder" text,
	"message" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "newsletter_deliveries_issue_subscriber_unique" UNIQUE("issue_id","subscriber_id"),
	CONSTRAINT "newsletter_deliveries_state_check" CHECK ("newsletter_deliveries"."state" in ('waiting', 'sending', 'sent', 'failed', 'uncertain', 'left'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_issues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"started_by" integer,
	"message" text,
	"lease_holder" text,
	"lease_until" timestamp with time zone,
	CONSTRAINT "newsletter_issues_state_check" CHECK ("newsletter_issues"."state" in ('draft', 'waiting', 'sending', 'sent', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "site_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_kind_day_key_pk" PRIMARY KEY("kind","day","key")
);
--> statement-breakpoint
CREATE TABLE "digest_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"is_wanted" boolean DEFAULT true NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_reads" (
	"user_id" integer NOT NULL,
	"notification_id" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "notification_reads_user_id_notification_id_pk" PRIMARY KEY("user_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"detail" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_key_unique" UNIQUE("key"),
	CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" in ('new_users', 'import_failed', 'waiting', 'errors', 'mailing'))
);
--> statement-breakpoint
ALTER TABLE "email_tokens" ADD CONSTRAINT "email_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_factors" ADD CONSTRAINT "totp_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_letters" ADD CONSTRAINT "waiting_letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_recipes" ADD CONSTRAINT "collection_recipes_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_recipes" ADD CONSTRAINT "collection_recipes_collection_fk" FOREIGN KEY ("user_id","collection_id") REFERENCES "public"."collections"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dough_recipes" ADD CONSTRAINT "dough_recipes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_notes" ADD CONSTRAINT "recipe_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_notes" ADD CONSTRAINT "recipe_notes_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_variants" ADD CONSTRAINT "saved_variants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_variants" ADD CONSTRAINT "saved_variants_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pizza_night_answers" ADD CONSTRAINT "pizza_night_answers_pizza_night_id_pizza_nights_id_fk" FOREIGN KEY ("pizza_night_id") REFERENCES "public"."pizza_nights"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pizza_night_guests" ADD CONSTRAINT "pizza_night_guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pizza_nights" ADD CONSTRAINT "pizza_nights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_answers" ADD CONSTRAINT "ai_answers_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_entries" ADD CONSTRAINT "import_entries_source_id_import_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_entries" ADD CONSTRAINT "import_entries_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_source_id_import_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_confirmations" ADD CONSTRAINT "newsletter_confirmations_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_settings" ADD CONSTRAINT "digest_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "glossary_terms_term_unique" ON "glossary_terms" USING btree (lower("term")) WHERE "glossary_terms"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email_unique" ON "newsletter_subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "pizzerias_name_city_unique" ON "pizzerias" USING btree ("name","city") WHERE "pizzerias"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "recipes_tsv_index" ON "recipes" USING gin ("tsv");--> statement-breakpoint
CREATE INDEX "recipes_name_tsv_index" ON "recipes" USING gin ("name_tsv");--> statement-breakpoint
CREATE INDEX "recipes_name_order_index" ON "recipes" USING btree ("name" collate "und-x-icu","id") WHERE "recipes"."published";--> statement-breakpoint
CREATE INDEX "recipes_time_order_index" ON "recipes" USING btree ("preparation_time","name" collate "und-x-icu","id") WHERE "recipes"."published";--> statement-breakpoint
CREATE INDEX "recipes_facets_index" ON "recipes" USING btree ("facets","id","preparation_time","active_time","published_at") WHERE "recipes"."published";--> statement-breakpoint
CREATE INDEX "recipes_work_order_index" ON "recipes" USING btree ("active_time","id") WHERE "recipes"."published";--> statement-breakpoint
CREATE INDEX "recipes_newest_index" ON "recipes" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "recipes"."published";--> statement-breakpoint
CREATE INDEX "recipes_name_trigram_index" ON "recipes" USING gin ("name_normalised" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "email_tokens_user_id_index" ON "email_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_tokens_expires_at_index" ON "email_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at_index" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user_id_index" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limits_ends_at_index" ON "rate_limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "recovery_codes_user_id_index" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "waiting_letters_due_at_index" ON "waiting_letters" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "waiting_letters_user_id_index" ON "waiting_letters" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "collection_recipes_recipe_id_index" ON "collection_recipes" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "dough_recipes_user_id_index" ON "dough_recipes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "dough_recipes_visitor_index" ON "dough_recipes" USING btree ("visitor_hash");--> statement-breakpoint
CREATE INDEX "dough_recipes_old_visitors_index" ON "dough_recipes" USING btree ("created_at") WHERE "dough_recipes"."visitor_hash" is not null;--> statement-breakpoint
CREATE INDEX "ratings_recipe_id_index" ON "ratings" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "recipe_notes_user_recipe_index" ON "recipe_notes" USING btree ("user_id","recipe_id");--> statement-breakpoint
CREATE INDEX "recipe_notes_recipe_id_index" ON "recipe_notes" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "saved_variants_user_id_index" ON "saved_variants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "saved_variants_recipe_id_index" ON "saved_variants" USING btree ("recipe_id");--> statement-breakpoint
CREATE INDEX "pizza_night_answers_pizza_night_id_index" ON "pizza_night_answers" USING btree ("pizza_night_id");--> statement-breakpoint
CREATE INDEX "pizza_night_guests_user_id_index" ON "pizza_night_guests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pizza_nights_user_id_index" ON "pizza_nights" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pizza_nights_bake_at_index" ON "pizza_nights" USING btree ("bake_at");--> statement-breakpoint
CREATE INDEX "pizza_nights_deleted_at_index" ON "pizza_nights" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "audit_log_subject_index" ON "audit_log" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_index" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "import_entries_state_index" ON "import_entries" USING btree ("state","kind","id");--> statement-breakpoint
CREATE INDEX "import_entries_name_trigram_index" ON "import_entries" USING gin (public.run_together("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "import_items_waiting_index" ON "import_items" USING btree ("run_id","position") WHERE "import_items"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "import_runs_one_running" ON "import_runs" USING btree ("state") WHERE "import_runs"."state" = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "import_runs_one_active" ON "import_runs" USING btree ("kind","is_one_source") WHERE "import_runs"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "newsletter_confirmations_subscriber_index" ON "newsletter_confirmations" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_state_index" ON "newsletter_deliveries" USING btree ("issue_id","state","next_at");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_subscriber_index" ON "newsletter_deliveries" USING btree ("subscriber_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_issues_one_sending" ON "newsletter_issues" USING btree ("state") WHERE "newsletter_issues"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "daily_counts_day_index" ON "daily_counts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "notification_reads_notification_index" ON "notification_reads" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "notifications_updated_at_index" ON "notifications" USING btree ("updated_at");
--> statement-breakpoint
INSERT INTO "catalogue_version" DEFAULT VALUES;
--> statement-breakpoint
-- By hand: what drizzle-kit cannot express. Servers drop what shows a changed recipe and keep the rest; a version without
-- an entry may have changed anything.
CREATE FUNCTION public.raise_catalogue_version() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    BEGIN
      UPDATE public.catalogue_version SET version = version + 1, recent_changes = '[]';
      RETURN NULL;
    END
  $$;
--> statement-breakpoint
-- Rows are compared whole, so that a column that is added counts as words until somebody says otherwise.
CREATE FUNCTION public.raise_catalogue_version_for_changed() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    DECLARE
      beside_words CONSTANT text[] := '{rating_sum,rating_count,youtube_video_id,updated_at,edited_at}';
      most_recipes CONSTANT integer := 20;
      most_entries CONSTANT integer := 100;
      changed integer[] := ARRAY(SELECT id FROM written LIMIT most_recipes + 1);
      words boolean;
    BEGIN
      IF cardinality(changed) = 0 THEN
        RETURN NULL;
      END IF;
      IF cardinality(changed) > most_recipes OR changed <> ARRAY(SELECT id FROM former LIMIT most_recipes + 1) THEN
        UPDATE public.catalogue_version SET version = version + 1, recent_changes = '[]';
        RETURN NULL;
      END IF;
      SELECT bool_or(to_jsonb(former) - beside_words <> to_jsonb(written) - beside_words) INTO words
        FROM former JOIN written USING (id);
      UPDATE public.catalogue_version SET
        version = version + 1,
        recent_changes = CASE WHEN jsonb_array_length(recent_changes) < most_entries
            THEN recent_changes ELSE recent_changes - 0 END
          || jsonb_build_object('version', version + 1, 'recipes', changed, 'words', words);
      RETURN NULL;
    END
  $$;
--> statement-breakpoint
CREATE TRIGGER recipes_raise_version AFTER INSERT OR DELETE OR TRUNCATE ON "recipes"
  FOR EACH STATEMENT EXECUTE FUNCTION public.raise_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER pizzerias_raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "pizzerias"
  FOR EACH STATEMENT EXECUTE FUNCTION public.raise_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER glossary_terms_raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "glossary_terms"
  FOR EACH STATEMENT EXECUTE FUNCTION public.raise_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER shop_products_raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shop_products"
  FOR EACH STATEMENT EXECUTE FUNCTION public.raise_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER recipes_raise_version_for_changed AFTER UPDATE ON "recipes"
  REFERENCING OLD TABLE AS former NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION public.raise_catalogue_version_for_changed();
