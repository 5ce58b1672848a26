import { getDefaultRegistry as ofRjsf } from '@rjsf/core'
import { expect, test } from 'vitest'
import ours from '#runtime/react/form/rjsfRegistry.ts'

const whole = ofRjsf()

test('what the registry of builds has is what rjsf’s has', () => {
  expect(whole.fields).toMatchObject(ours().fields)
  expect(whole.globalFormOptions).toMatchObject(ours().globalFormOptions)
  expect(ours().translateString).toBe(whole.translateString)
})

test('the registry of builds has every member of rjsf’s', () => {
  expect(Object.keys(ours()).sort()).toEqual(Object.keys(whole).sort())
})
