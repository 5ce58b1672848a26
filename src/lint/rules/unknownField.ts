import type { FileFinding } from '#contract/finding.ts'
import type { Rule } from '../context.ts'
import { get, type Located, textOf } from '../document/located.ts'
import { formKeys } from '../model/formKeys.ts'
import type { PageSite } from '../model/pageSite.ts'
import { type NameKind, unknownName } from '../names/unknownName.ts'
import { pathsIn } from '../shape/pathsIn.ts'

const KIND: NameKind = { code: 'unknown-field', what: '字段' }

/** Fields named beside a form that is written in the page are fields of that form. */
export const unknownField: Rule = {
  name: 'unknown-field',
  check: ({ pages }) =>
    pages.flatMap((page) => [
      ...[...page.forms].flatMap(([id, { value }]) => checkForm(id, value)),
      ...page.uses('form').flatMap(({ at, holder }) => checkBeside(textOf(at) ?? '', holder, page)),
      ...page.uses('formOrStep').flatMap(({ at }) => checkTarget(at, page)),
    ]),
}

function checkForm(id: string, form: Located): FileFinding[] {
  const keys = formKeys(form)
  if (!keys) return []
  const named = (get(form, 'checks')?.items ?? []).flatMap((check) => [
    ...[get(check, 'field')].filter((field) => field !== undefined),
    ...[...pathsIn(get(check, 'rule')), ...pathsIn(get(check, 'params'))].map(({ at, path }) => ({
      ...at,
      value: path.split('.')[0] ?? '',
    })),
  ])
  const locked = get(form, 'locked')?.items ?? []
  const filledKeys = ['initial', 'value'].flatMap((name) => writtenKeys(get(form, name)))
  return [...named, ...locked, ...filledKeys].flatMap((at) =>
    unknownName(at, keys, KIND, `表单“${id}”里`),
  )
}

/** The keys of values written out, at their own tokens; computed values have none. */
const writtenKeys = (values: Located | undefined): Located[] =>
  get(values, '$')
    ? []
    : (values?.entries ?? []).map(({ name, key, value }) => ({ ...value, ...key, value: name }))

function checkTarget(at: Located, page: PageSite): FileFinding[] {
  const [id = '', field] = textOf(at)?.split('.') ?? []
  const keys = formKeys(page.forms.get(id)?.value)
  if (!keys || field === undefined) return []
  return unknownName({ ...at, value: field }, keys, KIND, `表单“${id}”里`)
}

/** Fields of the form that a node has buttons stand beside. */
function checkBeside(id: string, node: Located | undefined, page: PageSite): FileFinding[] {
  const keys = formKeys(page.forms.get(id)?.value)
  if (!keys) return []
  return writtenKeys(get(node, 'beside')).flatMap((at) =>
    unknownName(at, keys, KIND, `表单“${id}”里`),
  )
}
