import { type ComponentProps, Suspense } from 'react'
import { lateComponent } from '#runtime/react/lateComponent.tsx'
import type { Paging } from './Paging.tsx'

const Late = lateComponent(async () => (await import('./Paging.tsx')).Paging)

/** The same, loaded when a list first has pages: those of the home page have none. */
export const LatePaging = (props: ComponentProps<typeof Paging>) => (
  <Suspense fallback={null}>
    <Late {...props} />
  </Suspense>
)
