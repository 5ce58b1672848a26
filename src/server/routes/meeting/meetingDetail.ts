import type { CallHandler } from '../../binder/callRequest.ts'
import { readMeetingForMembers } from '../../services/meetings/readMeeting.ts'

export const meetingDetail: CallHandler<'meetingDetail'> = async (request) =>
  readMeetingForMembers(request)
