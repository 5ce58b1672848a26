import { type ComponentProps, Suspense } from 'react'
import { lazyComponent } from '#runtime/react/lazyComponent.tsx'
import type { Paging } from './Paging.tsx'

const Late = lazyComponent(async () => (await import('./Paging.tsx')).Paging)

/** The same, loaded when a list first has pages: those of the home page have none. */
export const LazyPaging = (props: ComponentProps<typeof Paging>) => (
  <Suspense fallback={null}>
    <Late {...props} />
  </Suspense>
)
