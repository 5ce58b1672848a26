export interface BesideProps {
  /** Key of the field in the panel's form. */
  field: string
  change: string
  /** Reads the files of the change set again. */
  refresh: () => void
}
