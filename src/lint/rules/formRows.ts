import { DICTIONARY_NAMES } from '#contract/formInfo.ts'
import type { Rule } from '../context.ts'
import { get } from '../document/located.ts'
import { formFindings } from '../forms/formFindings.ts'

/** Forms written in a page, and panels, are held to the field language, exactly as configured forms are. */
export const formRows: Rule = {
  name: 'form-rows',
  check: ({ pages, panels, input }) => {
    const { dictionaries = {} } = input
    const ofPages = pages.flatMap(({ forms }) =>
      [...forms.values()].flatMap(({ value }) => get(value, 'rows') ?? []),
    )
    const inPanel = { ...dictionaries, [DICTIONARY_NAMES]: [] }
    return [
      ...ofPages.flatMap((rows) => formFindings(rows, { ...input, dictionaries })),
      ...panels.flatMap(({ rows }) => formFindings(rows, { ...input, dictionaries: inPanel })),
    ]
  },
}
