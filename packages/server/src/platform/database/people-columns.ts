/** The columns of the organizations' tables that refer to people, found in the database: a table that is made tomorrow is known. */
import type { RunQuery } from './run-query.ts'

export interface PeopleColumn {
  readonly table: string
  readonly column: string
}

/** Keys to users, and to memberships by their person. Rows that go with a person by themselves are none. */
export function peopleColumns(run: RunQuery): Promise<PeopleColumn[]> {
  return run<PeopleColumn>(
    `select class.relname as "table", att.attname as "column"
     from pg_constraint
     join pg_class class on class.oid = conrelid and class.relnamespace = 'public'::regnamespace
     join unnest(conkey, confkey) as pair(own, theirs) on true
     join pg_attribute att on att.attrelid = conrelid and att.attnum = pair.own
     join pg_attribute target on target.attrelid = confrelid and target.attnum = pair.theirs
     where contype = 'f' and confdeltype <> 'c'
       and (confrelid = 'public.users'::regclass and target.attname = 'id'
         or confrelid = 'public.memberships'::regclass and target.attname = 'user_id')
       and exists (
         select from pg_attribute org where org.attrelid = conrelid and org.attname = 'org_id' and not org.attisdropped)
     group by 1, 2 order by 1, 2`,
  )
}
