import type { ReactNode } from 'react'
import type { PageOptions } from '#runtime/core/page/pageInstance.ts'
import { BrokenDocument } from './BrokenDocument.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { OpenPage } from './OpenPage.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { useDocument } from './useDocument.ts'

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
  const { document, findings, faults } = loaded
  return (
    <>
      {findings.length + faults.length > 0 && (
        <BrokenDocument findings={findings} faults={faults} />
      )}
      {document && <OpenPage {...{ document, options, titled, unsupported }} />}
      {!document && findings.length === 0 && (
        <BrokenDocument findings={[]} faults={[missing(id)]} />
      )}
    </>
  )
}

const missing = (id: string) => ({
  code: 'missing-document',
  path: id,
  message: '没有这个页面的文档',
})
