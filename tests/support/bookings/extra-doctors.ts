import { answerOf, type Rest } from '../rest.ts';
import { newDoctor } from './new-doctor.ts';

/** Further doctors at a clinic, from eight to four on that day and without a break. @returns their rosters */
export async function addDoctors(
  admin: Rest,
  { siteId, day, names }: { siteId: string; day: string; names: readonly string[] },
): Promise<number[]> {
  const rosters: number[] = [];
  for (const name of names) {
    const { doctor_id } = await answerOf(admin.booking.POST('/booking/doctors', { body: newDoctor(name) }));
    const hours = { from_time: '08:00', to_time: '16:00', skip: false, on_holidays: true };
    const body = { site_id: siteId, doctor_id, days: [day], ...hours };
    rosters.push(
      ...(await answerOf(admin.booking.POST('/booking/rosters', { body }))).rosters.map((one) => one.roster_id),
    );
  }
  return rosters;
}
