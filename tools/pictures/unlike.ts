/**
 * Numbers for which the geometry has a neighbouring mould that is plainly another part, found by looking at all of its
 * approximate matches: an arm for a body, four fingers for three, four panes for three, a solid arrow for one of beams.
 * They are shown as not drawn.
 */
export const UNLIKE: ReadonlySet<string> = new Set(['6129c01', '64251', '76041c01', '76110c01']);

/**
 * Numbers whose geometry is unfinished, as its author says too, so that their picture is only similar: the head of the
 * stick 44811 lacks all between its two discs, and two rings float beside the block 32553. No other still is in pieces.
 */
export const UNFINISHED: ReadonlySet<string> = new Set(['32553', '44811']);
