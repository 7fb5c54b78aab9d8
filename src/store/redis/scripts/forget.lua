-- Erases a conversation. Begins with a write that needs no memory, so a full server lets it be.
--
-- KEYS  1 meta  2 mailbox  3 state  4 traces  5 receipts  6 due  7 lanes  8 lanes due
--       9 parked  10 parked bodies  11 list  then the list of each lane, then the set of each person
-- ARGV  1 member of `due`  2 number of lanes   then for each: name, member of `lanes due`
--       then the ids of parked items
-- Returns how much there was, or -1 where another lane has appeared: read the lanes anew
local lanes, at = tonumber(ARGV[2]), 3
local known = {}
for _ = 1, lanes do
  known[ARGV[at]] = ARGV[at + 1]
  at = at + 2
end
for _, lane in ipairs(redis.call('HKEYS', KEYS[7])) do
  if not known[lane] then return -1 end
end

local gone = redis.call('DEL', KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5], KEYS[7])
redis.call('ZREM', KEYS[6], ARGV[1])
redis.call('ZREM', KEYS[11], ARGV[1])
for i = 1, lanes do gone = gone + redis.call('DEL', KEYS[11 + i]) end
for _, member in pairs(known) do redis.call('ZREM', KEYS[8], member) end
for i = 12 + lanes, #KEYS do redis.call('ZREM', KEYS[i], ARGV[1]) end
for i = at, #ARGV do
  gone = gone + redis.call('HDEL', KEYS[9], ARGV[i])
  redis.call('HDEL', KEYS[10], ARGV[i])
end
return gone
