export interface BesideProps {
  /** Key of the field in the panel's form. */
  field: string
  /** Undefined for what is live. */
  change: string | undefined
  /** Reads the files of the change set again. */
  refresh: () => void
}
