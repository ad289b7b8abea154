/** Limits per IP address; votes are limited per account. High enough for a school that shares one address, low
 * enough to stop a program in a loop. */
export const LIMITS = {
  searchesPerMinute: 1200,
  subscriptionsPerHour: 60,
  sheetsPerMinute: 60,
  doughSavesPerHour: 300,
  votesPerMinute: 60,
  photosPerMinute: 60,
  improvementsPerMinute: 60,
  eveningsPerMinute: 60,
  answersPerHour: 120,
}
export type Limits = typeof LIMITS
