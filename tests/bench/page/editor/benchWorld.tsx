import '#runtime/react/theme/tokens.css'
import type { ReactNode } from 'react'
import { createCell } from '#runtime/core/ports/observable.ts'
import { FormEnvironmentProvider } from '#runtime/react/form/session/formEnvironment.ts'
import { type Runtime, RuntimeContext } from '#runtime/react/runtimeContext.ts'
import { FIELD_WIDGETS } from '#widgets/widgetRegistry.ts'

const nobody = async () => []
const tables = { dictionaries: {}, areas: [] }
const environment = {
  widgets: FIELD_WIDGETS,
  ...tables,
  upload: () => Promise.reject(new Error('no upload here')),
  subOrgs: nobody,
  orgsOf: nobody,
}

/** What the stage reads of the application; a frame's name is its device. */
const runtime = {
  host: {
    lookups: createCell(tables),
    clock: { now: () => Date.now() },
    forms: {},
    session: createCell({ user: {}, device: window.name === 'mobile' ? 'mobile' : 'pc' }),
  },
} as unknown as Runtime

/** The application around the stage, without pages and server. */
export const BenchWorld = ({ children }: { children: ReactNode }) => (
  <RuntimeContext value={runtime}>
    <FormEnvironmentProvider value={environment}>{children}</FormEnvironmentProvider>
  </RuntimeContext>
)
