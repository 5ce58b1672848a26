import { type ComponentProps, lazy, Suspense } from 'react'
import type { Paging } from './Paging.tsx'

const Loaded = lazy(async () => ({ default: (await import('./Paging.tsx')).Paging }))

/** The same, loaded when a list first has pages: those of the home page have none. */
export const LatePaging = (props: ComponentProps<typeof Paging>) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
)
