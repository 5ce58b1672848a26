import { type ReactNode, Suspense } from 'react'
import type { PageOptions } from '#runtime/core/page/pageInstance.ts'
import { lazyComponent } from '../lazyComponent.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { OpenPage } from './OpenPage.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { useDocument } from './useDocument.ts'

/** For staff whose document has an error; no visitor's first load includes it. */
const BrokenDocument = lazyComponent(
  async () => (await import('./BrokenDocument.tsx')).BrokenDocument,
)

interface LoadedViewProps {
  kind: 'page' | 'dialog'
  id: string
  options: PageOptions
  /** True: its title becomes the document's. */
  titled?: boolean
  /** Shown when the document has no view for this device. */
  unsupported?: ReactNode
}

/** A document in its current state: skeleton, failure, findings, or the page. */
export function LoadedView({ kind, id, options, titled = false, unsupported }: LoadedViewProps) {
  const { loaded, failed, retry } = useDocument(kind, id)
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
