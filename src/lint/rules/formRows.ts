import type { Rule } from '../context.ts'
import { get } from '../document/located.ts'
import { formFindings } from '../forms/formFindings.ts'

/** Forms written in a page are held to the field language, exactly as configured ones are. */
export const formRows: Rule = {
  name: 'form-rows',
  check: ({ pages, input }) =>
    pages.flatMap((page) =>
      [...page.forms.values()].flatMap(({ value }) => {
        const rows = get(value, 'rows')
        return rows ? formFindings(rows, { ...input, dictionaries: input.dictionaries ?? {} }) : []
      }),
    ),
}
