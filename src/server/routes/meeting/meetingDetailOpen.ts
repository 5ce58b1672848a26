import type { CallHandler } from '../../binder/callRequest.ts'
import { readMeeting } from '../../services/meetings/readMeeting.ts'

export const meetingDetailOpen: CallHandler<'meetingDetailOpen'> = async (request) =>
  readMeeting(request)
