import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { Device } from '#contract/value.ts'
import type { FormStoreOptions } from '#runtime/core/form/formContext.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { FormView } from '#runtime/react/form/FormView.tsx'
import {
  type FormEnvironment,
  FormEnvironmentProvider,
} from '#runtime/react/form/session/formEnvironment.ts'
import { FIELD_WIDGETS } from '#widgets/widgetRegistry.ts'

interface RenderOptions extends Partial<FormStoreOptions> {
  layout?: Device
  readonly?: boolean
  eager?: boolean
  onSubmit?: () => void
  beside?: Readonly<Record<string, ReactNode>>
  environment?: Partial<FormEnvironment>
}

const nobody = async () => []

/** Renders a formInfo document with the real adapter, store and widgets. */
export function renderForm(formInfo: unknown, options: RenderOptions = {}) {
  const {
    layout = 'pc',
    readonly = false,
    eager = false,
    onSubmit,
    beside = {},
    environment,
    ...storeOptions
  } = options
  const dictionaries = environment?.dictionaries ?? {}
  const bundle = convertFormInfo(formInfo, { dictionaries })
  const store = new FormStore(bundle, {
    context: { dictionaries, areas: [], now: Date.UTC(2026, 10, 20) },
    ...storeOptions,
  })
  const world: FormEnvironment = {
    widgets: FIELD_WIDGETS,
    dictionaries,
    areas: [],
    upload: () => Promise.reject(new Error('上传失败')),
    subOrgs: nobody,
    orgsOf: nobody,
    ...environment,
  }
  const { container, unmount } = render(
    <FormEnvironmentProvider value={world}>
      <FormView
        store={store}
        layout={layout}
        readonly={readonly}
        eager={eager}
        beside={beside}
        {...(onSubmit && { onSubmit })}
      />
    </FormEnvironmentProvider>,
  )
  const place = (path: string) =>
    [...document.querySelectorAll<HTMLElement>('[data-field]')].find(
      (element) => element.dataset.field === path,
    )
  return {
    store,
    container,
    unmount,
    place,
    /** The message under a field, as it is on screen. */
    message: (path: string) => place(path)?.querySelector('[data-error]')?.textContent ?? undefined,
    /** What is said there of the last input. */
    hint: (path: string) => place(path)?.querySelector('[data-hint]')?.textContent ?? undefined,
    input: (path: string) => {
      const found = place(path)?.querySelector<HTMLInputElement>('input, textarea')
      if (!found) throw new Error(`No input at ${path}`)
      return found
    },
    /** Changes the store the way something outside React does. */
    change: (task: () => void) => act(task),
  }
}
