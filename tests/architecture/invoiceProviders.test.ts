import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { INVOICE_SECRETS } from '#server/modules/configuration/documents/secretMembers.ts'
import { INVOICE_PROVIDERS } from '#server/providers/invoice/invoiceProviderRegistry.ts'
import { sourceFiles } from './codeLiterals.ts'
import { PROJECT } from './lintTree.ts'

/** Where an e-invoice provider may be known: its own folder, its emulation's and what mounts it, the registry. */
const OWN =
  /^src\/server\/(?:providers\/invoice\/(?:\w+\/|invoiceProviderRegistry\.ts$)|sandbox\/invoice\/(?:\w+\/|invoiceSandbox\.ts$))/

const NAMES = Object.keys(INVOICE_PROVIDERS)
const WORDS = NAMES.flatMap((name) => [
  new RegExp(name, 'i'),
  new RegExp(INVOICE_SECRETS.get(name)?.title ?? name),
])

const documents = ['dialogs', 'fragments', 'pages', 'payloads'].flatMap((kind) =>
  readdirSync(join(PROJECT, 'schemas', kind), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join('schemas', kind, file)),
)
const FILES = [...sourceFiles('src'), ...sourceFiles('adapters'), ...documents]

test('no page, node, widget or service knows an e-invoice provider by its name', () => {
  expect(NAMES.length).toBeGreaterThan(0)
  expect(FILES.filter((file) => OWN.test(file)).length).toBeGreaterThan(5)
  const found = FILES.filter((file) => !OWN.test(file)).filter((file) => {
    const text = readFileSync(join(PROJECT, file), 'utf8')
    return WORDS.some((word) => word.test(text))
  })
  expect(found).toEqual([])
})
