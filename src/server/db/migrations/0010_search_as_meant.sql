-- Loads pg_trgm: until then only a superuser may write its threshold into a function.
SELECT public.show_limit();--> statement-breakpoint
-- Searches that mean what they are told.
--
-- As before, and
--   olio extravergine d'oliva    is an oil: who looks for olives does not want every recipe with it
--   tuorli, albumi               are eggs too: who looks for eggs, or wants none, means them
CREATE OR REPLACE FUNCTION public.search_spelling(value text) RETURNS text
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
-- The search vectors of recipes that stand there already.
UPDATE "recipes" SET "name" = "name";
--> statement-breakpoint
-- Words in the order of their bytes: those that begin alike lie together, whatever the collation of the database.
CREATE INDEX "search_words_order_index" ON "search_words" USING btree ("word" COLLATE "C");
--> statement-breakpoint
-- Known words that differ from the typed one by one slip after the first letter, the commonest mistake: looked for before any
-- other difference, several times as quick, and "mele" is rather a slip for "mela" than for "vele".
CREATE FUNCTION public.search_slips(typed text) RETURNS SETOF text
  LANGUAGE sql STABLE STRICT
  AS $$
    WITH alike AS MATERIALIZED (
      SELECT word, public.levenshtein_less_equal(word, typed, 2) AS differences
      FROM public.search_words
      WHERE length(typed) >= 4
        AND word COLLATE "C" >= left(typed, 1) AND word COLLATE "C" < left(typed, 1) || '{'
        AND length(word) BETWEEN length(typed) - 1 AND length(typed) + 1
    )
    SELECT word FROM alike
    WHERE differences = 1 OR (differences = 2 AND length(word) = length(typed)
      AND public.sorted_letters(word) = public.sorted_letters(typed))
    ORDER BY word LIMIT 5
  $$;
--> statement-breakpoint
CREATE FUNCTION public.single_letters(word text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT regexp_replace(word, '(.)\1', '\1', 'g') $$;
--> statement-breakpoint
-- Differences between two words. Letters that are double in one of them count as one difference together, as do the same
-- letters in another order. Dear: for words that hardly differ.
CREATE FUNCTION public.search_distance(word text, typed text) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT CASE
      WHEN length(word) = length(typed) AND public.sorted_letters(word) = public.sorted_letters(typed) THEN 1
      WHEN public.single_letters(word) = public.single_letters(typed) THEN 1
      WHEN public.sorted_letters(public.single_letters(word)) = public.sorted_letters(public.single_letters(typed)) THEN 2
      ELSE public.levenshtein(word, typed) END
  $$;
--> statement-breakpoint
-- As before, but
--   words that begin as typed are read from the index instead of from all words;
--   never more than two differences, and two only behind the same first letter: "salmone" is no slip for "calzone";
--   letters that are double in one of the words count as one difference together, the commonest of Italian mistakes;
--   words with the typed one's first letter are looked through first: most slips are behind it, and they lie together. Of
--   all others, where one difference counts, only words that share a fifth of their trigrams are compared, and the one
--   whose first two letters changed places.
CREATE OR REPLACE FUNCTION public.search_neighbours(typed text) RETURNS SETOF text
  LANGUAGE sql STABLE STRICT SET pg_trgm.similarity_threshold = 0.2
  AS $$
    WITH begun AS MATERIALIZED (
      SELECT word FROM public.search_words
      WHERE length(typed) >= 3 AND word COLLATE "C" >= typed AND word COLLATE "C" < typed || '{'
      ORDER BY length(word), word LIMIT 10
    ), slips AS MATERIALIZED (
      SELECT word FROM public.search_slips(typed) AS word WHERE NOT EXISTS (SELECT FROM begun)
    ), allowance AS (
      SELECT CASE WHEN length(typed) < 4 THEN 0 WHEN length(typed) < 6 THEN 1 ELSE 2 END AS allowed
    ), behind AS MATERIALIZED (
      SELECT word, public.search_distance(word, typed) AS distance
      FROM public.search_words, allowance
      WHERE NOT EXISTS (SELECT FROM begun) AND NOT EXISTS (SELECT FROM slips) AND allowed > 0
        AND word COLLATE "C" >= left(typed, 1) AND word COLLATE "C" < left(typed, 1) || '{'
        AND length(word) BETWEEN length(typed) - allowed AND length(typed) + allowed
        AND public.levenshtein_less_equal(word, typed, allowed + 1) <= allowed + 1
    ), elsewhere AS MATERIALIZED (
      SELECT word FROM public.search_words, allowance
      WHERE NOT EXISTS (SELECT FROM begun) AND NOT EXISTS (SELECT FROM slips)
        AND NOT EXISTS (SELECT FROM behind WHERE distance = 1) AND allowed > 0
        AND (word OPERATOR(public.%) typed OR word = substr(typed, 2, 1) || left(typed, 1) || substr(typed, 3))
        AND length(word) BETWEEN length(typed) - allowed AND length(typed) + allowed
        AND public.levenshtein_less_equal(word, typed, allowed + 1) <= allowed + 1
        AND public.search_distance(word, typed) = 1
    ), nearest AS (
      SELECT word FROM behind, allowance
      WHERE distance <= allowed AND distance = (SELECT min(distance) FROM behind) AND NOT EXISTS (SELECT FROM elsewhere)
    )
    SELECT word FROM begun
    UNION ALL
    SELECT word FROM slips
    UNION ALL
    (SELECT word FROM elsewhere ORDER BY word LIMIT 5)
    UNION ALL
    (SELECT word FROM nearest ORDER BY word LIMIT 5)
  $$;
--> statement-breakpoint
-- "or" of the queries for `words`; null for none.
CREATE FUNCTION public.search_any(words text[]) RETURNS tsquery
  LANGUAGE sql STABLE STRICT
  AS $$
    SELECT string_agg(nullif(plainto_tsquery('public.italiano'::regconfig, public.search_fold(word))::text, ''), ' | ')::tsquery
    FROM unnest(words) AS word
  $$;
--> statement-breakpoint
DROP FUNCTION public.search_correction(text);
--> statement-breakpoint
-- What the words of a query probably mean, one row each. A word that no recipe knows is widened to the known words that
-- begin with it (somebody is still typing) or else to the nearest ones. One that hardly any recipe has, and only in its
-- method, is widened to the words of names that differ by one slip: "pinza", with which some recipe takes things out of
-- the pan, is rather "pinsa".
--   changed    something was widened
--   known      recipes have it, or what it was widened to
--   is_common  nearly every recipe has it: meeting it alone means nothing
-- Only the first eight words are looked at. No table is read from end to end: the planner expects to meet any word
-- within a few rows, so for a word that no recipe has it would read every search vector instead of a page of the index.
CREATE FUNCTION public.search_meanings(query text)
  RETURNS TABLE (n bigint, q tsquery, changed boolean, known boolean, is_common boolean)
  LANGUAGE plpgsql STABLE STRICT SET enable_seqscan = off
  AS $$
    DECLARE
      typed text;
      own tsquery;
      meant tsquery;
      recipes_with_it bigint;
      is_dish boolean;
      common CONSTANT tsquery[] := ARRAY['pizz', 'focacc']::tsquery[];
    BEGIN
      FOR n, typed IN
        SELECT t.n, left(m[1], 40)
        FROM regexp_matches(public.search_spelling(query), '[a-z0-9]+', 'g') WITH ORDINALITY AS t(m, n)
        WHERE m[1] <> 'or'
        ORDER BY t.n LIMIT 8
      LOOP
        own := plainto_tsquery('public.italiano'::regconfig, public.search_fold(typed));
        CONTINUE WHEN numnode(own) = 0;
        known := true;
        meant := NULL;
        IF NOT EXISTS (SELECT FROM public.search_words WHERE word = typed) THEN
          SELECT count(*), bool_or(ts_filter(tsv, '{a,b,c}') @@ own) INTO recipes_with_it, is_dish
          FROM (SELECT tsv FROM public.recipes WHERE tsv @@ own LIMIT 5) AS sample;
          IF recipes_with_it = 0 THEN
            meant := public.search_any(ARRAY(SELECT public.search_neighbours(typed)));
            known := meant IS NOT NULL;
          ELSIF recipes_with_it < 5 AND NOT is_dish THEN
            meant := public.search_any(ARRAY(
              SELECT word FROM public.search_slips(typed) AS word, public.search_any(ARRAY[word]) AS slip
              WHERE slip <> ALL (common) AND EXISTS (SELECT FROM public.recipes WHERE name_tsv @@ slip)));
          END IF;
        END IF;
        changed := meant IS NOT NULL;
        q := CASE WHEN changed THEN own || meant ELSE own END;
        is_common := own = ANY (common);
        RETURN NEXT;
      END LOOP;
    END
  $$;
--> statement-breakpoint
-- Matches what meets at least half of `queries`; null for none of them. Meant for at most eight.
CREATE FUNCTION public.search_most(queries tsquery[]) RETURNS tsquery
  LANGUAGE plpgsql IMMUTABLE STRICT
  AS $$
    DECLARE
      needed integer := (cardinality(queries) + 1) / 2;
      taken integer;
      part tsquery;
      result tsquery;
    BEGIN
      FOR choice IN 1 .. (1 << cardinality(queries)) - 1 LOOP
        taken := 0;
        part := NULL;
        FOR i IN 1 .. cardinality(queries) LOOP
          CONTINUE WHEN (choice >> (i - 1)) & 1 = 0;
          taken := taken + 1;
          part := coalesce(part && queries[i], queries[i]);
        END LOOP;
        IF taken = needed THEN
          result := coalesce(result || part, part);
        END IF;
      END LOOP;
      RETURN result;
    END
  $$;
--> statement-breakpoint
-- Matches what has any of `unwanted`: words, or several that stand side by side. A single word that no recipe knows is
-- widened as one that is looked for: "senza mozarella" means mozzarella. Matches nothing where nothing is unwanted.
CREATE FUNCTION public.search_unwanted(unwanted text[]) RETURNS tsquery
  LANGUAGE plpgsql STABLE STRICT SET enable_seqscan = off
  AS $$
    DECLARE
      typed text;
      own tsquery;
      meant tsquery;
      result tsquery;
    BEGIN
      FOREACH typed IN ARRAY unwanted LOOP
        own := phraseto_tsquery('public.italiano'::regconfig, public.search_fold(typed));
        CONTINUE WHEN numnode(own) = 0;
        SELECT m.q INTO meant FROM public.search_meanings(typed) AS m WHERE numnode(own) = 1 AND m.changed;
        result := coalesce(result || own, own);
        IF meant IS NOT NULL THEN
          result := result || meant;
        END IF;
      END LOOP;
      RETURN coalesce(result, '''-'''::tsquery);
    END
  $$;
--> statement-breakpoint
-- Searches without words walk along an index.
CREATE INDEX "recipes_name_order_index" ON "recipes" USING btree ("name" collate "und-x-icu","id") WHERE "recipes"."published";--> statement-breakpoint
CREATE INDEX "recipes_time_order_index" ON "recipes" USING btree ("preparation_time","name" collate "und-x-icu","id") WHERE "recipes"."published";
