/**
 * What the stored texts have in common, for the packer to refer to: the names and turns of phrase of
 * a trace and a conversation, the most frequent last. Part of the stored form: whoever changes a
 * letter makes a new form (packing.ts) and keeps this one to read with.
 */
export const packingDictionary = [
  '{"outcome":{"type":"handed-over","reason":"stalled"},"queued":[],"ruleFailures":{},',
  '"need":"understanding","understanding":{"by":"model","tokens":{"in":,"out":},"cached":true},',
  '{"move":"refuse","slot":"{"move":"correct","slot":"{"move":"defer","slot":"{"move":"confirm",',
  '"proposals":[{"slot":"","quote":"","outcome":"accepted"},{"outcome":"quote-not-found"}],',
  '"claimedComplete":true,{"act":"answer","act":"no-answer","act":"acknowledge","act":"summary",',
  '"act":"state-replacement","act":"confirm","act":"complete","act":"greet","attempt":"again",',
  '{"id":"","kind":"message","lane":"chat","message":"","body":{"text":""},"createdAtMs":17',
  '{"kind":"control","controlId":"","label":"","move":{"move":"give"},"messageId":"',
  '{"v":1,"key":"slack:","platform":"telegram","language":"en","timeZone":"UTC","sessionsBegun":1,',
  '"turns":6,"history":[{"atMs":17,"person":[{"messageId":"","text":""}],"bot":["What"]},{"atMs":17',
  '"session":{"id":"","flow":{"id":"","version":1,"hash":""},"revision":6,"startedAtMs":17',
  '"startedBy":{"id":""},"pending":{"asked":[""],"attempt":"first","messageId":""},',
  '"shown":{"messageId":"","text":""},"controls":[],"openQuestions":[],"people":[{"id":""}],',
  '"stalledTurns":0,"idleTurns":0,"said":{"ask:":1,"acknowledge":1,"stateInference":1,"repeat":1},',
  '"askedOf":"","lastInputAtMs":17,"timers":{"expiresAtMs":17},"collectionRevision":0}',
  '"direct":[{"move":"give","slot":"","value":"","basis":"derived","source":{"kind":"span",',
  '"direct":true,"corrects":false}],"afterDirect":{"proposals":[],"turn":1,"atMs":17',
  ',"inputs":[{"eventId":"","kind":"text","text":""}],"decision":"asks: slots",',
  '"acts":[{"act":"state-inference","slot":"","value":"","words":""},{"act":"ask","slots":[""],',
  '"attempt":"first"}],"after":{"before":{"status":"declined","reason":"refused","asked":2},',
  '{"status":"inferred","asked":1,"value":"","rejected":[],"statedIn":""},',
  '{"status":"empty","asked":0,"rejected":[]},"":{"status":"empty","asked":1,"rejected":[]}},"',
  '":{"status":"filled","asked":1,"value":"","basis":"derived","source":{"kind":"span","messageId":"',
  '","from":{"id":""},"text":"","start":0,"end":},"confirmed":"silence"},',
  '":{"status":"filled","asked":1,"value":"","basis":"stated","source":{"kind":"span","messageId":"',
  '","from":{"id":""},"text":"","start":0,"end":},"confirmed":"stated"},"',
].join('');
