-- Claims one conversation if it is due. One that has neither state nor inputs is due no more.
--
-- KEYS  1 meta  2 mailbox  3 state  4 traces  5 receipts  6 due  7 counter
-- ARGV  1 now  2 lease  3 member of `due`
-- Returns a claim, or false
local keys = {
  meta = KEYS[1], mailbox = KEYS[2], state = KEYS[3], traces = KEYS[4],
  receipts = KEYS[5], due = KEYS[6], counter = KEYS[7],
}
local now, lease, member = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3]

local due = tonumber(redis.call('ZSCORE', keys.due, member))
if not due or due > now then return false end
local state = live_state(keys, now)
if not state and redis.call('EXISTS', keys.mailbox) == 0 then
  redis.call('DEL', keys.meta)
  redis.call('ZREM', keys.due, member)
  return false
end
return claim_conversation(keys, member, now, lease, state)
