import '#runtime/react/theme/tokens.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { FormView } from '#runtime/react/form/FormView.tsx'
import { FormEnvironmentProvider } from '#runtime/react/form/session/formEnvironment.ts'
import { FIELD_WIDGETS } from '#widgets/widgetRegistry.ts'
import type { Contender } from '../benchCase.ts'
import { formInfoOf } from './formInfoOf.ts'
import { inDocument } from './inDocument.ts'

const nobody = async () => []
const environment = {
  widgets: FIELD_WIDGETS,
  dictionaries: {},
  areas: [],
  upload: () => Promise.reject(new Error('no upload here')),
  subOrgs: nobody,
  orgsOf: nobody,
}

/** The form engine as a host uses it: conversion of the wire's formInfo, store, sections, widgets. */
export const mount: Contender = (element, fields, layout) => {
  const formInfo = formInfoOf(fields)
  const start = performance.now()
  const bundle = convertFormInfo(formInfo, { dictionaries: {} })
  const prepared = performance.now() - start
  const store = new FormStore(bundle, { context: { dictionaries: {}, areas: [], now: Date.now() } })
  let submitted: Record<string, unknown> | undefined
  const submit = () => {
    const [first] = Object.keys(store.validate())
    if (first === undefined) submitted = store.submission()
    else store.reveal(first)
  }
  flushSync(() =>
    createRoot(element).render(
      <FormEnvironmentProvider value={environment}>
        <FormView store={store} layout={layout} onSubmit={submit} />
      </FormEnvironmentProvider>,
    ),
  )
  return {
    prepared,
    ...inDocument(element),
    value: (key) => store.get(key),
    submit: () => element.querySelector<HTMLElement>('button[type="submit"]')?.click(),
    submitted: () => submitted,
  }
}
