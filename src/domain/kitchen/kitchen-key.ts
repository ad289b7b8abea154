/** Where a device keeps the kitchen. Pages that only ask whether one was told load no more than this. */
export const KITCHEN_KEY = 'kitchen'
/** Where an earlier version of the site kept the oven. */
export const EARLIER_OVEN_KEY = 'myOven'
