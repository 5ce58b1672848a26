import { DocumentLink } from '../../controls/DocumentLink.tsx'
import texts from './texts.json' with { type: 'json' }

interface TestLinkProps {
  /** The change set. */
  change: string
  /** The test's document. */
  path: string
  /** The test's name, where several are led to. */
  name?: string | undefined
}

/** Leads to a test on the page that shows the documents of the change set. */
export const TestLink = ({ change, path, name }: TestLinkProps) => (
  <DocumentLink change={change} path={path}>
    {name ?? texts.open}
  </DocumentLink>
)
