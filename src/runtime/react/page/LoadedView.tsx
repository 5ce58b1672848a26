import { type ReactNode, Suspense } from 'react'
import type { PageOptions } from '#runtime/core/page/pageInstance.ts'
import { lazyComponent } from '../lazyComponent.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { OpenPage } from './OpenPage.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import type { DocumentState } from './useDocument.ts'

/** For staff whose document has an error; no visitor's first load includes it. */
const BrokenDocument = lazyComponent(
  async () => (await import('./BrokenDocument.tsx')).BrokenDocument,
)

export interface ViewProps {
  /** Id of a document. */
  id: string
  options: PageOptions
  /** True: its title becomes the document's. */
  titled?: boolean
  /** Shown when the document has no view for this device. */
  unsupported?: ReactNode
}

interface LoadedViewProps extends ViewProps {
  state: DocumentState
}

/** A document in its current state: skeleton, failure, findings, or the page. */
export function LoadedView({ id, state, options, titled = false, unsupported }: LoadedViewProps) {
  const { loaded, failed, retry } = state
  if (failed) return <LoadFailure retry={retry} />
  if (!loaded) return <PageSkeleton />
  const { document, findings } = loaded
  const faults = document || findings.length > 0 ? loaded.faults : [...loaded.faults, missing(id)]
  return (
    <>
      {findings.length + faults.length > 0 && (
        <Suspense fallback={null}>
          <BrokenDocument findings={findings} faults={faults} />
        </Suspense>
      )}
      {document && <OpenPage {...{ document, options, titled, unsupported }} />}
    </>
  )
}

const missing = (id: string) => ({
  code: 'missing-document',
  path: id,
  message: '没有这个页面的文档',
})
