/** The name of the form that the photo of a described part belongs to, among the images of all forms. */
export const photoForm = (set: string, lineId: string): string => `repair ${set} ${lineId}`;
