-- The search: its functions read the tables, and triggers keep what it reads. Written by hand.
-- Loads pg_trgm: until then only a superuser may write its threshold into a function.
SELECT public.show_limit();
--> statement-breakpoint
CREATE INDEX "search_words_trigram_index" ON "search_words" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
-- Words in the order of their bytes: those that begin alike lie together, whatever the collation of the database.
CREATE INDEX "search_words_order_index" ON "search_words" USING btree ("word" COLLATE "C");
--> statement-breakpoint
-- Words are only ever added: a word that no recipe has any more corrects to nothing and harms nobody.
-- In word order, so that two writers wait for each other instead of deadlocking.
CREATE FUNCTION public.collect_search_words() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    BEGIN
      INSERT INTO public.search_words (word)
        SELECT DISTINCT word COLLATE "C"
        FROM written, unnest(tsvector_to_array(to_tsvector('pg_catalog.simple'::regconfig,
          public.f_unaccent(written.name || E'\n' || public.joined_lines(written.ingredients))))) AS word
        WHERE word ~ '^[a-z]{3,40}$' AND ts_lexize('pg_catalog.italian_stem'::regdictionary, word) <> '{}'
        ORDER BY 1
        ON CONFLICT DO NOTHING;
      RETURN NULL;
    END
  $$;
--> statement-breakpoint
CREATE FUNCTION public.sorted_letters(word text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT string_agg(letter, '' ORDER BY letter COLLATE "C") FROM regexp_split_to_table(word, '') AS letter $$;
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
-- Known words that are probably meant by a word that no recipe has, the likeliest first:
--   words that begin as typed are read from the index instead of from all words;
--   never more than two differences, and two only behind the same first letter: "salmone" is no slip for "calzone";
--   letters that are double in one of the words count as one difference together, the commonest of Italian mistakes;
--   words with the typed one's first letter are looked through first: most slips are behind it, and they lie together. Of
--   all others, where one difference counts, only words that share a fifth of their trigrams are compared, and the one
--   whose first two letters changed places.
CREATE FUNCTION public.search_neighbours(typed text) RETURNS SETOF text
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
-- Most changes (a vote, a text) leave the facets alone, and then nothing is written. In the order of the bits, so that two
-- writers wait for each other; the version, which every writer raises before (triggers fire by name), already orders them.
CREATE FUNCTION public.regroup_facets() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO public.facet_groups AS kept (facets, count)
          SELECT facets, count(*) FROM written WHERE published AND facets IS NOT NULL
          GROUP BY facets ORDER BY facets
          ON CONFLICT (facets) DO UPDATE SET count = kept.count + excluded.count;
      ELSIF TG_OP = 'UPDATE' THEN
        INSERT INTO public.facet_groups AS kept (facets, count)
          SELECT facets, sum(difference) FROM (
            SELECT facets, 1 AS difference FROM written WHERE published
            UNION ALL SELECT facets, -1 FROM former WHERE published
          ) AS changes
          WHERE facets IS NOT NULL GROUP BY facets HAVING sum(difference) <> 0 ORDER BY facets
          ON CONFLICT (facets) DO UPDATE SET count = kept.count + excluded.count;
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO public.facet_groups AS kept (facets, count)
          SELECT facets, -count(*) FROM former WHERE published AND facets IS NOT NULL
          GROUP BY facets ORDER BY facets
          ON CONFLICT (facets) DO UPDATE SET count = kept.count + excluded.count;
      END IF;
      IF TG_OP = 'TRUNCATE' THEN
        DELETE FROM public.facet_groups;
      ELSIF TG_OP <> 'INSERT' THEN
        DELETE FROM public.facet_groups WHERE count = 0 AND facets IN (SELECT facets FROM former);
      END IF;
      RETURN NULL;
    END
  $$;
--> statement-breakpoint
CREATE TRIGGER recipes_collect_words_of_new AFTER INSERT ON "recipes"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.collect_search_words();
--> statement-breakpoint
CREATE TRIGGER recipes_collect_words_of_changed AFTER UPDATE ON "recipes"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.collect_search_words();
--> statement-breakpoint
CREATE TRIGGER recipes_regroup_new AFTER INSERT ON "recipes"
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.regroup_facets();
--> statement-breakpoint
CREATE TRIGGER recipes_regroup_changed AFTER UPDATE ON "recipes"
  REFERENCING OLD TABLE AS former NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION public.regroup_facets();
--> statement-breakpoint
CREATE TRIGGER recipes_regroup_gone AFTER DELETE ON "recipes"
  REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION public.regroup_facets();
--> statement-breakpoint
CREATE TRIGGER recipes_regroup_none AFTER TRUNCATE ON "recipes"
  FOR EACH STATEMENT EXECUTE FUNCTION public.regroup_facets();
