import { expect, test } from 'vitest'
import type { FragmentDocument, PageDocument } from '#contract/page.gen.ts'
import { loadDocument } from '#runtime/core/documents/loadDocument.ts'
import type { Documents } from '#runtime/core/ports/documents.ts'
import { pageOperators } from '#runtime/core/value/pageOperators.ts'

// In a document object model only because each such file has modules of its own: nothing has loaded operators before.

const isThere = (operator: string) => Object.hasOwn(pageOperators(), operator)

/** A page that gives a rule to a fragment, which asks it in a rule of its own. */
function documentsWith(given: unknown): Documents {
  const use = { use: 'asking', with: { given } }
  const asking = { type: 'text', text: '', when: { $: { '!': [{ $param: 'given' }] } } }
  const page = { dsl: 1, id: 'page', title: '', model: {}, views: { pc: use, mobile: use } }
  const fragment = { dsl: 1, id: 'asking', params: { given: null }, node: asking }
  return {
    page: async () => ({ document: page as PageDocument, findings: [] }),
    dialog: async () => ({ document: null, findings: [] }),
    fragment: async () => ({ document: fragment as unknown as FragmentDocument, findings: [] }),
    payload: async () => ({ document: null, findings: [] }),
  }
}

test('a document is loaded once the operators of its rules are, also of those that it gives to fragments', async () => {
  await loadDocument(documentsWith({ var: 'page.n' }), 'page', 'page')
  expect(isThere('can')).toBe(false)
  expect(isThere('notEmpty')).toBe(true)
  await loadDocument(documentsWith({ can: ['upload', { var: 'row' }] }), 'page', 'page')
  expect(isThere('can')).toBe(true)
})
