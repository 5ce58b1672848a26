import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ruleValues } from '#adapters/formInfo/ruleValue.ts'
import type { RawField } from '#contract/formInfo.ts'
import { formRuleHolds } from '#domain/logic/formRule.ts'
import { tidied } from '#formDocument/rules/sentence/edits.ts'
import type { Condition, Test } from '#formDocument/rules/sentence/sentence.ts'
import { writeCondition } from '#formDocument/rules/sentence/writeRule.ts'
import { relationsIn } from '#formDocument/rules/showing/relations.ts'
import { showingOf } from '#formDocument/rules/showing/showing.ts'
import { withRelationsTo } from '#formDocument/rules/showing/syncRelations.ts'
import { withShowing } from '#formDocument/rules/showing/withShowing.ts'
import { context } from '../../runtime/core/form/bundles.ts'
import {
  answers,
  anyTest,
  bundleOf,
  conditionOf,
  FIELDS,
  formWith,
  hiddenIn,
  relatedTest,
} from './ruleForms.ts'

const { fields } = bundleOf(formWith())
const rowOf = (key: string) => FIELDS.findIndex(({ value }) => value === key)
const TARGET = { row: rowOf('target'), index: 0 }

const shown = (formInfo: readonly unknown[], condition: Condition | undefined) =>
  withShowing({ formInfo, bundle: bundleOf(formInfo) }, TARGET, condition)

const fieldOf = (formInfo: readonly unknown[], key: string): RawField =>
  [formInfo[rowOf(key)]].flat()[0] as RawField

const is = (path: string, ...codes: string[]): Test => ({
  ...{ subject: { kind: 'field', path }, by: 'in', value: { kind: 'codes', codes } },
})
const years: Test = {
  ...{ subject: { kind: 'field', path: 'years' }, by: '>=', value: { kind: 'number', number: 3 } },
}
const any = (...parts: Condition['parts']): Condition => ({ join: 'any', parts })
const all = (...parts: Condition['parts']): Condition => ({ join: 'all', parts })

const relations = { isRelation: true, condition: '1', conditionText: '01', fields: 'target' }
const ofTarget = (formInfo: readonly unknown[]) =>
  relationsIn(formInfo)
    .filter(({ targets }) => targets.includes('target'))
    .map(({ controller, test }) => [controller, test?.by, test?.value])

describe('how a condition is written', () => {
  test('a choice that shows a new field is the four attributes', () => {
    const formInfo = shown(formWith(), all(is('party', '01', '02')))
    expect(fieldOf(formInfo, 'party')).toEqual({
      ...FIELDS[0],
      ...{ isRelation: true, condition: '1', conditionText: '01,02', fields: ['target'] },
    })
    expect(fieldOf(formInfo, 'target')).toEqual(fieldOf(formWith(), 'target'))
  })

  test('one more answer that is enough stays a relation, and changes it where it stands', () => {
    const formInfo = shown(formWith({ party: relations }), any(is('party', '01', '03')))
    expect(fieldOf(formInfo, 'party')).toEqual({
      ...FIELDS[0],
      ...relations,
      conditionText: '01,03',
    })
  })

  test('one more controller that is enough is one more relation', () => {
    const formInfo = shown(
      formWith({ party: relations }),
      any(is('party', '01'), is('open', 'true')),
    )
    expect(fieldOf(formInfo, 'party')).toEqual({ ...FIELDS[0], ...relations })
    expect(fieldOf(formInfo, 'open').conditionText).toBe('true')
  })

  test('another relation of a controller stands in `relations`, and one that says the same takes the field', () => {
    const other = { ...relations, fields: 'other' }
    const second = shown(formWith({ party: other }), all(is('party', '02')))
    expect(fieldOf(second, 'party')).toEqual({
      ...{ ...FIELDS[0], ...other },
      relations: [{ condition: '1', conditionText: '02', fields: ['target'] }],
    })
    const same = shown(formWith({ party: other }), all(is('party', '01')))
    expect(fieldOf(same, 'party')).toEqual({ ...FIELDS[0], ...relations, fields: 'other,target' })
  })

  test('with one relation left it is the four attributes again', () => {
    const more = [{ condition: '1', conditionText: '02', fields: ['other'] }]
    const formInfo = shown(formWith({ party: { ...relations, relations: more } }), undefined)
    expect(fieldOf(formInfo, 'party')).toEqual({
      ...FIELDS[0],
      ...{ isRelation: true, condition: '1', conditionText: '02', fields: ['other'] },
    })
  })

  test('a relation that becomes the first takes nothing over from the one before', () => {
    const more = [{ conditionText: '02', fields: ['other'] }]
    const before = { ...relations, condition: '2', relations: more }
    const formInfo = shown(formWith({ party: before }), undefined)
    expect(fieldOf(formInfo, 'party')).toEqual({
      ...FIELDS[0],
      ...{ isRelation: true, conditionText: '02', fields: ['other'] },
    })
  })

  test('relations that all stand in `relations` stay there', () => {
    const more = ['01', '02'].map((code) => ({ conditionText: code, fields: ['other'] }))
    const formInfo = shown(formWith({ party: { relations: more } }), all(is('party', '02')))
    expect(fieldOf(formInfo, 'party')).toEqual({
      ...FIELDS[0],
      relations: [more[0], { conditionText: '02', fields: ['other', 'target'] }],
    })
  })

  test('what must hold as well is the field’s own rule, and its relations stay', () => {
    const formInfo = shown(formWith({ party: relations }), all(is('party', '01'), years))
    expect(fieldOf(formInfo, 'party')).toEqual({ ...FIELDS[0], ...relations })
    expect(fieldOf(formInfo, 'target').showWhen).toEqual({ '>=': [{ var: 'years' }, 3] })
  })

  test('a number that is enough as well makes all of it the field’s own rule', () => {
    const formInfo = shown(formWith({ party: relations }), any(is('party', '01'), years))
    expect(fieldOf(formInfo, 'party')).toEqual(FIELDS[0])
    expect(fieldOf(formInfo, 'target').showWhen).toEqual({
      or: [{ anyIn: [{ var: 'party' }, ['01']] }, { '>=': [{ var: 'years' }, 3] }],
    })
  })

  test('a rule of the field’s own stays one', () => {
    const own = { anyIn: [{ var: 'party' }, ['01']] }
    const formInfo = shown(formWith({ target: { showWhen: own } }), all(is('party', '02')))
    expect(fieldOf(formInfo, 'party')).toEqual(FIELDS[0])
    expect(fieldOf(formInfo, 'target').showWhen).toEqual({ anyIn: [{ var: 'party' }, ['02']] })
  })

  test('a field that is to show always is not left hidden by `isShow`', () => {
    const hidden = formWith({ party: relations, target: { isShow: false } })
    const formInfo = shown(hidden, undefined)
    expect(hiddenIn(bundleOf(formInfo), {})).toEqual([])
  })

  test('relations that are switched off do not come on', () => {
    const off = { ...relations, isRelation: false, fields: 'other' }
    const formInfo = shown(formWith({ party: off }), all(is('party', '02')))
    expect(relationsIn(formInfo).flatMap(({ targets }) => targets)).toEqual(['target'])
  })
})

/** A form in which relations and own rules, at random, show both targets. */
const forms = fc
  .tuple(
    fc.array(relatedTest, { maxLength: 3 }),
    fc.array(relatedTest, { maxLength: 2 }),
    fc.option(conditionOf(anyTest), { nil: undefined }),
  )
  .map(([toTarget, toOther, own]) => {
    const base = formWith({ target: own ? { showWhen: writeCondition(own, fields) } : {} })
    return withRelationsTo(withRelationsTo(base, 'target', toTarget), 'other', toOther)
  })

/** Random conditions, and small changes of the one there is. */
const nextOf = (formInfo: readonly unknown[]): fc.Arbitrary<Condition | undefined> => {
  const showing = showingOf(bundleOf(formInfo), 'target')
  const random = fc.option(conditionOf(fc.oneof(anyTest, relatedTest)), { nil: undefined })
  if (showing.kind !== 'sentence') return random
  const { join, parts } = showing.condition
  const one = fc.oneof(anyTest, relatedTest)
  const more = one.map((test): Condition => ({ join, parts: [...parts, test] }))
  const less = fc.constant(tidied({ join, parts: parts.slice(1) }))
  const turned = fc.constant(
    tidied({
      join: join === 'all' ? 'any' : 'all',
      parts: parts.filter((part) => !('tests' in part)),
    }),
  )
  return fc.oneof(random, more, less, turned)
}

describe('at random', () => {
  test('the field shows exactly when the sentence holds, and nothing changes for others', () => {
    fc.assert(
      fc.property(
        forms.chain((form) =>
          fc.tuple(
            fc.constant(form),
            nextOf(form),
            fc.array(answers, { minLength: 8, maxLength: 8 }),
          ),
        ),
        ([formInfo, next, many]) => {
          const [before, after] = [bundleOf(formInfo), bundleOf(shown(formInfo, next))]
          for (const values of many) {
            const hidden = hiddenIn(after, values)
            const holds =
              !next ||
              formRuleHolds(writeCondition(next, fields), ruleValues(after, values), context)
            expect(hidden.includes('target')).toBe(!holds)
            const others = (list: string[]) => list.filter((key) => key !== 'target')
            expect(others(hidden)).toEqual(others(hiddenIn(before, values)))
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  test('writing what is read changes nothing', () => {
    fc.assert(
      fc.property(forms, (formInfo) => {
        const showing = showingOf(bundleOf(formInfo), 'target')
        if (showing.kind === 'sentence')
          expect(ofTarget(shown(formInfo, showing.condition))).toEqual(ofTarget(formInfo))
      }),
    )
  })
})
