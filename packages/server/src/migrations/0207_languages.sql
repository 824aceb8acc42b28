-- The language in which a person has screens, documents and e-mails; null: they have chosen none. Decision 0207.
alter table users add column language text check (language in ('en-US', 'fr-FR', 'sv-SE'));
