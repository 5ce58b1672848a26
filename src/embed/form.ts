export type { EmbedContext } from './embedContext.ts'
export { type MountedForm, type MountOptions, mountForm } from './mountForm.tsx'
export type { SubmitAnswer } from './useSubmission.ts'
