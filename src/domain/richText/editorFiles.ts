import { LIMITS } from '../limits.ts'

/** How rich text shows a file: embedded image, audio or video player, or a download link. */
export type EditorFileKind = 'image' | 'audio' | 'video' | 'document'

export interface EditorFileRules {
  /** Extensions, lower case. */
  fileType: readonly string[]
  /** Megabytes. */
  fileSize: number
}

const LARGEST = LIMITS.attachments.sizeMb

/** "Editor upload types | images jpg, jpeg, png, gif; documents pdf, txt, archives, office files, mp3, mp4" */
export const EDITOR_FILES: Readonly<Record<EditorFileKind, EditorFileRules>> = {
  image: { fileType: ['jpg', 'jpeg', 'png', 'gif'], fileSize: LIMITS.defaultFileSizeMb },
  audio: { fileType: ['mp3'], fileSize: LARGEST },
  video: { fileType: ['mp4'], fileSize: LARGEST },
  document: {
    fileType: ['pdf', 'txt', 'zip', 'rar', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'],
    fileSize: LARGEST,
  },
}
