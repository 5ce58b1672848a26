import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { VALUE_SHAPES } from '#contract/form.ts'
import { buildValidators } from '#domain/validators/buildValidators.ts'
import { validators } from '#domain/validators/validators.gen.js'

const file = fileURLToPath(import.meta.resolve('#domain/validators/validators.gen.js'))

test('the generated validators are those of the schemas', () => {
  expect(readFileSync(file, 'utf8')).toBe(buildValidators())
})

test('every shape that submits something has one', () => {
  expect(Object.keys(validators)).toEqual(VALUE_SHAPES.filter((shape) => shape !== 'none'))
})

test('they need nothing but themselves', () => {
  expect(readFileSync(file, 'utf8')).not.toMatch(
    /\brequire\(|\bimport\b|new RegExp|new Function|\beval\(/,
  )
})

test('they run where code generation is forbidden, as in a page with a strict policy', () => {
  const script = `
    const { validators } = await import(${JSON.stringify(`file://${file}`)})
    const tooLong = validators.text({ v: '𬭎𬭎𬭎', c: { max: 2 } })
    const fits = validators.text({ v: '𬭎𬭎', c: { max: 2 } })
    console.log(tooLong, fits)`
  const flags = ['--disallow-code-generation-from-strings', '--input-type=module', '--eval']
  expect(execFileSync(process.execPath, [...flags, script], { encoding: 'utf8' }).trim()).toBe(
    'false true',
  )
})
