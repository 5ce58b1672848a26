import type { FileFinding } from '#contract/finding.ts'
import type { Rule } from '../context.ts'
import { type Located, textOf } from '../document/located.ts'
import type { PageSite } from '../model/pageSite.ts'
import { checkDeclared, nameOf } from '../names/declared.ts'
import { type NameKind, unknownName } from '../names/unknownName.ts'

const KIND: NameKind = { code: 'unknown-form', what: '表单' }
/** `validate` also takes the open wizard step as a whole. */
const STEP = 'step'

/** Forms named by nodes and steps are declared in the page's model. */
export const unknownForm: Rule = {
  name: 'unknown-form',
  check: (context) => [
    ...checkDeclared(context, 'form', (page) => page.forms.keys(), KIND),
    ...context.pages.flatMap((page) =>
      page.uses('formOrStep').flatMap(({ at }) => checkTarget(at, page)),
    ),
  ],
}

/** `form` or `form.field`. */
function checkTarget(at: Located, page: PageSite): FileFinding[] {
  const target = textOf(at)
  if (target === undefined || target === STEP) return []
  const form = { ...at, value: target.split('.')[0] ?? '' }
  return unknownName(form, page.forms.keys(), KIND, nameOf(page))
}
