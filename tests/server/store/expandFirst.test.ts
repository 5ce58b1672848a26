import { describe, expect, test } from 'vitest'
import { migrations } from '#server/store/migrations/all.ts'
import { faultsOf } from './expandFirst.ts'
import { history } from './history/all.ts'

/** The first migration after the rule (decision 0347). */
const SINCE = '0055'

describe('a migration leaves a schema that the version before works with', () => {
  const later = Object.entries({ ...history, ...migrations }).filter(([name]) => name >= SINCE)
  test('every one since the rule', () =>
    expect(later.flatMap(([name, text]) => faultsOf(name, text))).toEqual([]))

  test.each([
    ['drop table dues_old', 'takes away what the version before reads'],
    ['alter table member drop column old', 'takes away what the version before reads'],
    ['alter table member alter column a set not null', 'refuses what the version before writes'],
    ['alter table member rename column a to b', 'renames'],
    ['alter table member alter column a type bigint', 'changes a type'],
    [
      'alter table member add column a text not null',
      'adds a column that the version before does not fill',
    ],
    [
      'alter table member add column a int default 1, add column b text not null',
      'adds a column that the version before does not fill',
    ],
    ['alter table member add constraint one check (a > 0)', 'checks every row at once'],
    [
      'alter table member add constraint one foreign key (a) references b (a)',
      'checks every row at once',
    ],
    ['create index one on member (a)', 'builds an index while writers wait'],
    ['create unique index one on member (a)', 'builds an index while writers wait'],
    ['alter table member add constraint one unique (a)', 'builds an index while writers wait'],
    ['create table other (a text); update member set a = 1', 'rewrites rows'],
    ['delete from member where a = 1', 'rewrites rows'],
  ])('%s: %s', (text, rule) => expect(faultsOf('9000-later', text)).toMatchObject([{ rule }]))

  test.each([
    'create table later (a text not null); create index one on later (a); insert into later select 1',
    'alter table member add column a text',
    'alter table member add column a boolean not null default false',
    'alter table member add column a text, add constraint one check (a > 0) not valid',
    'alter table member validate constraint one',
    'create index concurrently if not exists one on member (a)',
    'drop index old',
    'alter table member add constraint one unique using index two',
    'create function f() returns trigger language plpgsql as $$ begin update member set a = 1; end $$',
  ])('%s may be', (text) => expect(faultsOf('9000-later', text)).toEqual([]))
})

describe('what nobody reads any longer is taken away by a migration that names what replaced it', () => {
  const text = 'alter table member drop column old; alter table member alter column a set not null'
  test('that came earlier', () => expect(faultsOf('9000-contract-0055-names', text)).toEqual([]))
  test.each(['9000-contract-9000-names', '9000-names'])('not as %s', (name) =>
    expect(faultsOf(name, text)).toHaveLength(2),
  )
  test('and that renames nothing', () =>
    expect(faultsOf('9000-contract-0055-names', 'alter table member rename to other')).toHaveLength(
      1,
    ))
})
